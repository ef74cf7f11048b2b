CREATE TABLE "exchange_rates" (
	"version" integer PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"in_force_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rates_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_rates" ON "listings" USING btree ("rates_version") WHERE coalesce(fields ->> 'currency', '') not in ('', 'INR');