ALTER TABLE "listings" RENAME COLUMN "price_inr_per_kg" TO "price_key";--> statement-breakpoint
ALTER TABLE "listings" RENAME COLUMN "moq_kg" TO "moq_key";--> statement-breakpoint
ALTER TABLE "listings" RENAME COLUMN "resultant_tex" TO "key_number";--> statement-breakpoint
ALTER TABLE "listings" RENAME COLUMN "search_tex" TO "search_key";--> statement-breakpoint
ALTER INDEX "listings_tex" RENAME TO "listings_key_number";--> statement-breakpoint
ALTER INDEX "listings_search_tex" RENAME TO "listings_search_key";