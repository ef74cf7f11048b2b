ALTER TABLE "api_tokens" ADD COLUMN "scopes" text[] DEFAULT '{"read","write"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_scopes_known" CHECK ("api_tokens"."scopes" <@ ARRAY['read','write']::text[] and cardinality("api_tokens"."scopes") > 0);