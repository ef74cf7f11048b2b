CREATE TABLE "plan_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seller_id" uuid NOT NULL,
	"plan_key" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "plan_requests_status_known" CHECK ("plan_requests"."status" in ('OPEN','DONE','DECLINED','WITHDRAWN')),
	CONSTRAINT "plan_requests_closed" CHECK (("plan_requests"."status" = 'OPEN') = ("plan_requests"."closed_at" is null)),
	CONSTRAINT "plan_requests_version_positive" CHECK ("plan_requests"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_requests_one_open" ON "plan_requests" USING btree ("seller_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "plan_requests_seller" ON "plan_requests" USING btree ("seller_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "plan_requests_newest" ON "plan_requests" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);