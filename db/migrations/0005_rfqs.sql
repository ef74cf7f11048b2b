CREATE TABLE "order_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"rfq_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_version" integer NOT NULL,
	"buyer_id" uuid NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"seller_company_id" uuid NOT NULL,
	"quantity" numeric(18, 4) NOT NULL,
	"unit_price" numeric(18, 4) NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"terms" jsonb NOT NULL,
	"po_reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cancellation" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('CREATED','CONFIRMED','IN_PRODUCTION','DISPATCHED','DELIVERED','COMPLETED','CANCELLED')),
	CONSTRAINT "orders_positive" CHECK ("orders"."quantity" > 0 and "orders"."unit_price" > 0 and "orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quotation_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"unit_price" numeric(18, 4),
	"offered_quantity" numeric(18, 4),
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotation_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version"),
	CONSTRAINT "quotation_versions_number" CHECK ("quotation_versions"."version" > 0),
	CONSTRAINT "quotation_versions_positive" CHECK (("quotation_versions"."unit_price" is null or "quotation_versions"."unit_price" > 0) and ("quotation_versions"."offered_quantity" is null or "quotation_versions"."offered_quantity" > 0))
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"counter" jsonb,
	"counter_count" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotations_status_known" CHECK ("quotations"."status" in ('DRAFT','SUBMITTED','COUNTERED','ACCEPTED','WITHDRAWN','DECLINED','NOT_AWARDED')),
	CONSTRAINT "quotations_draft_unversioned" CHECK (("quotations"."status" = 'DRAFT') = ("quotations"."version" = 0))
);
--> statement-breakpoint
CREATE TABLE "rfq_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"quote_id" uuid,
	"seller_id" uuid,
	"type" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_status" text DEFAULT '' NOT NULL,
	"to_status" text DEFAULT '' NOT NULL,
	"quote_version" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"client_event_id" text
);
--> statement-breakpoint
CREATE TABLE "rfq_sellers" (
	"rfq_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"info" text DEFAULT 'NONE' NOT NULL,
	"has_declined" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rfq_sellers_rfq_id_seller_id_pk" PRIMARY KEY("rfq_id","seller_id"),
	CONSTRAINT "rfq_sellers_info_known" CHECK ("rfq_sellers"."info" in ('NONE','REQUESTED','PROVIDED'))
);
--> statement-breakpoint
CREATE TABLE "rfqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"module_key" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"listing_id" uuid,
	"listing_version" integer,
	"product_master_id" text DEFAULT '' NOT NULL,
	"is_open_pool" boolean NOT NULL,
	"is_sealed" boolean NOT NULL,
	"respond_by" timestamp (3) with time zone,
	"quantity" numeric(18, 4) NOT NULL,
	"awarded_quantity" numeric(18, 4) DEFAULT 0 NOT NULL,
	"snapshot" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"origin" jsonb NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rfqs_status_known" CHECK ("rfqs"."status" in ('OPEN','PARTIALLY_AWARDED','AWARDED','CLOSED','CANCELLED','REMOVED')),
	CONSTRAINT "rfqs_quantity_positive" CHECK ("rfqs"."quantity" > 0),
	CONSTRAINT "rfqs_awarded_within" CHECK ("rfqs"."awarded_quantity" >= 0 and "rfqs"."awarded_quantity" <= "rfqs"."quantity"),
	CONSTRAINT "rfqs_sealed_until" CHECK (not "rfqs"."is_sealed" or "rfqs"."respond_by" is not null),
	CONSTRAINT "rfqs_version_positive" CHECK ("rfqs"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotations_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_company_id_companies_id_fk" FOREIGN KEY ("buyer_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_company_id_companies_id_fk" FOREIGN KEY ("seller_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_quote_id_quotations_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_events" ADD CONSTRAINT "rfq_events_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_sellers" ADD CONSTRAINT "rfq_sellers_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_sellers" ADD CONSTRAINT "rfq_sellers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quote_unique" ON "orders" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_unique" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "orders_rfq" ON "orders" USING btree ("rfq_id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_thread_unique" ON "quotations" USING btree ("rfq_id","seller_id");--> statement-breakpoint
CREATE INDEX "quotations_seller" ON "quotations" USING btree ("seller_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "rfq_events_sequence_unique" ON "rfq_events" USING btree ("rfq_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "rfq_events_client_unique" ON "rfq_events" USING btree ("rfq_id","actor_id","client_event_id");--> statement-breakpoint
CREATE INDEX "rfq_sellers_seller" ON "rfq_sellers" USING btree ("seller_id","rfq_id");--> statement-breakpoint
CREATE INDEX "rfqs_company" ON "rfqs" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rfqs_newest" ON "rfqs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rfqs_pool" ON "rfqs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_open_pool and status in ('OPEN','PARTIALLY_AWARDED');--> statement-breakpoint
CREATE TRIGGER "rfq_events_append_only" BEFORE UPDATE OR DELETE ON "rfq_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "rfq_events_no_truncate" BEFORE TRUNCATE ON "rfq_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "quotation_versions_append_only" BEFORE UPDATE OR DELETE ON "quotation_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "quotation_versions_no_truncate" BEFORE TRUNCATE ON "quotation_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
