CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"is_micro_or_small" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sid_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"idle_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ ARRAY['buyer','seller','admin']::text[] and cardinality("users"."roles") > 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"aggregate_type" text NOT NULL,
	"aggregate_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"from_status" text DEFAULT '' NOT NULL,
	"to_status" text DEFAULT '' NOT NULL,
	"aggregate_version" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"module_key" text NOT NULL,
	"field" text NOT NULL,
	"value_key" text NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"response_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_path_key_pk" PRIMARY KEY("actor_id","path","key")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"module_key" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"status_before_archive" text,
	"title" text NOT NULL,
	"product_name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"is_new_arrival" boolean DEFAULT false NOT NULL,
	"price_inr_per_kg" double precision,
	"moq_kg" double precision,
	"resultant_tex" double precision,
	"completeness" integer DEFAULT 0 NOT NULL,
	"facet_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"search" "tsvector" NOT NULL,
	"record_text" text NOT NULL,
	"card_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listings_status_known" CHECK ("listings"."status" in ('ACTIVE','DRAFT','ARCHIVED')),
	CONSTRAINT "listings_archived_remembers" CHECK (("listings"."status" = 'ARCHIVED') = ("listings"."status_before_archive" is not null)),
	CONSTRAINT "listings_version_positive" CHECK ("listings"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "module_versions" (
	"module_key" text NOT NULL,
	"shard" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "module_versions_module_key_shard_pk" PRIMARY KEY("module_key","shard")
);
--> statement-breakpoint
CREATE TABLE "new_arrival_quota" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "new_arrival_quota_limit" CHECK ("new_arrival_quota"."used" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "new_arrival_uses" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_arrival_uses" ADD CONSTRAINT "new_arrival_uses_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash_unique" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_sid_hash_unique" ON "sessions" USING btree ("sid_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_sequence_unique" ON "events" USING btree ("aggregate_type","aggregate_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "facet_values_unique" ON "facet_values" USING btree ("module_key","field","value_key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("module_key","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("module_key","price_inr_per_kg","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "listings_moq" ON "listings" USING btree ("module_key","moq_kg","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "listings_tex" ON "listings" USING btree ("module_key","resultant_tex") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "listings_facets" ON "listings" USING gin ("facet_ids") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "listings_seller" ON "listings" USING btree ("seller_id","module_key","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "new_arrival_uses_seller" ON "new_arrival_uses" USING btree ("seller_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "events_no_truncate" BEFORE TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
