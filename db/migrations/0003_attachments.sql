CREATE TABLE "attachment_images" (
	"attachment_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blob_key" text NOT NULL,
	CONSTRAINT "attachment_images_attachment_id_size_pk" PRIMARY KEY("attachment_id","size")
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blobs_state_known" CHECK ("blobs"."state" in ('live','removing'))
);
--> statement-breakpoint
CREATE TABLE "listing_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"role" text NOT NULL,
	"visibility" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"mime" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"blob_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_attachments_bytes_unless_rejected" CHECK (("listing_attachments"."status" = 'rejected with reason') = ("listing_attachments"."blob_key" is null)),
	CONSTRAINT "listing_attachments_visibility_known" CHECK ("listing_attachments"."visibility" in ('buyer','private'))
);
--> statement-breakpoint
ALTER TABLE "attachment_images" ADD CONSTRAINT "attachment_images_attachment_id_listing_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."listing_attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_images" ADD CONSTRAINT "attachment_images_blob_key_blobs_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blobs"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_attachments" ADD CONSTRAINT "listing_attachments_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_attachments" ADD CONSTRAINT "listing_attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_attachments" ADD CONSTRAINT "listing_attachments_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_attachments" ADD CONSTRAINT "listing_attachments_blob_key_blobs_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blobs"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_images_blob" ON "attachment_images" USING btree ("blob_key");--> statement-breakpoint
CREATE UNIQUE INDEX "blobs_live_content" ON "blobs" USING btree ("sha256") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "blobs_touched" ON "blobs" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "listing_attachments_listing" ON "listing_attachments" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_attachments_company" ON "listing_attachments" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "listing_attachments_blob" ON "listing_attachments" USING btree ("blob_key");