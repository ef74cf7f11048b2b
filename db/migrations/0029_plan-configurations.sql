CREATE TABLE "plan_configurations" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	"changes" jsonb NOT NULL,
	"more_changes" integer DEFAULT 0 NOT NULL,
	"configuration" jsonb
);
