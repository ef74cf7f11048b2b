ALTER TABLE "listings" ADD COLUMN "search_tex" double precision;--> statement-breakpoint
UPDATE "listings" SET "search_tex" = "resultant_tex" WHERE "resultant_tex" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_search_tex" ON "listings" USING btree ("module_key","search_tex") WHERE status = 'ACTIVE';