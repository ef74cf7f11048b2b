ALTER TABLE "rfqs" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "rfqs_without_search_text" ON "rfqs" USING btree ("id") WHERE search_text = '';