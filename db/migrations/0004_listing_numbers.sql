ALTER TABLE "listings" ADD COLUMN "numbers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "derived_form" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_price_falling" ON "listings" USING btree ("module_key","price_inr_per_kg" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "listings_changed" ON "listings" USING btree ("module_key","changed_in");--> statement-breakpoint
CREATE FUNCTION "mark_listing_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.changed_in := pg_current_xact_id(); RETURN NEW; END $$;--> statement-breakpoint
CREATE TRIGGER "listings_mark_changed" BEFORE UPDATE ON "listings" FOR EACH ROW EXECUTE FUNCTION "mark_listing_changed"();
