CREATE TABLE "import_columns" (
	"seller_id" uuid NOT NULL,
	"module_key" text NOT NULL,
	"headings" text NOT NULL,
	"columns" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_columns_seller_id_module_key_headings_pk" PRIMARY KEY("seller_id","module_key","headings")
);
--> statement-breakpoint
ALTER TABLE "listing_imports" ADD COLUMN "columns" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_columns" ADD CONSTRAINT "import_columns_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;