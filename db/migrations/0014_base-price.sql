-- While a listing has slabs, its base price is the first slab's price. Stored listings that disagree take the slab's; version and date
-- stay, and the service presents them again.
UPDATE "listings"
SET "fields" = jsonb_set("fields", '{basePrice}', "fields" -> 'quantitySlabs' -> 0 -> 'price'), "derived_form" = 0
WHERE jsonb_typeof("fields" -> 'quantitySlabs' -> 0 -> 'price') = 'number'
  AND "fields" -> 'basePrice' IS DISTINCT FROM "fields" -> 'quantitySlabs' -> 0 -> 'price';
