CREATE TABLE "pool_digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digested_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfqs" ADD COLUMN "family" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pool_digests" ADD CONSTRAINT "pool_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_source" ON "listings" USING btree ((fields ->> 'sourceListingId')) WHERE fields ->> 'sourceListingId' is not null;--> statement-breakpoint
CREATE INDEX "rfqs_listing" ON "rfqs" USING btree ("listing_id","created_at");