CREATE TABLE "listing_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"cells" jsonb NOT NULL,
	"listing_id" uuid,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "listing_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"module_key" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"file_name" text NOT NULL,
	"warnings" jsonb NOT NULL,
	"total" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"edited" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"arrivals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"worked_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "listing_imports_state" CHECK (("listing_imports"."state" in ('DONE','CANCELLED')) = ("listing_imports"."finished_at" is not null)),
	CONSTRAINT "listing_imports_counts" CHECK ("listing_imports"."created" + "listing_imports"."edited" + "listing_imports"."failed" + "listing_imports"."cancelled" <= "listing_imports"."total")
);
--> statement-breakpoint
ALTER TABLE "listing_import_rows" ADD CONSTRAINT "listing_import_rows_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_import_rows_pending" ON "listing_import_rows" USING btree ("import_id","number") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "listing_imports_due" ON "listing_imports" USING btree ("worked_at","id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "listing_imports_seller" ON "listing_imports" USING btree ("seller_id","module_key","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_seller_sku" ON "listings" USING btree ("seller_id","module_key",(fields ->> 'sellerSku')) WHERE fields ->> 'sellerSku' is not null;