CREATE TABLE "rfq_attachment_images" (
	"attachment_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blob_key" text NOT NULL,
	CONSTRAINT "rfq_attachment_images_attachment_id_size_pk" PRIMARY KEY("attachment_id","size")
);
--> statement-breakpoint
CREATE TABLE "rfq_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"rfq_id" uuid,
	"seller_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"mime" text NOT NULL,
	"blob_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rfq_attachments_sent_where_bound" CHECK ("rfq_attachments"."rfq_id" is not null or ("rfq_attachments"."seller_id" is null and "rfq_attachments"."sent_at" is null))
);
--> statement-breakpoint
ALTER TABLE "rfqs" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
ALTER TABLE "rfq_attachment_images" ADD CONSTRAINT "rfq_attachment_images_attachment_id_rfq_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."rfq_attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_attachment_images" ADD CONSTRAINT "rfq_attachment_images_blob_key_blobs_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blobs"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_attachments" ADD CONSTRAINT "rfq_attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_attachments" ADD CONSTRAINT "rfq_attachments_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_attachments" ADD CONSTRAINT "rfq_attachments_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_attachments" ADD CONSTRAINT "rfq_attachments_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_attachments" ADD CONSTRAINT "rfq_attachments_blob_key_blobs_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blobs"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rfq_attachment_images_blob" ON "rfq_attachment_images" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "rfq_attachments_rfq" ON "rfq_attachments" USING btree ("rfq_id","id");--> statement-breakpoint
CREATE INDEX "rfq_attachments_company" ON "rfq_attachments" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "rfq_attachments_blob" ON "rfq_attachments" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "rfq_attachments_unbound" ON "rfq_attachments" USING btree ("created_at") WHERE rfq_id is null;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_copied_from_rfqs_id_fk" FOREIGN KEY ("copied_from") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rfqs_copied_from" ON "rfqs" USING btree ("copied_from");