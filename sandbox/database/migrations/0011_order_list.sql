DROP INDEX `orders_customer`;--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`customerId`,`checkoutCompletedAt`);