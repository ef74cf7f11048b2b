ALTER TABLE "audit_chain" ADD COLUMN "key_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_chain" ADD COLUMN "signature" text DEFAULT '' NOT NULL;