CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `faults` ADD `jitter` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `billingAddress` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `shippingAddress` text;