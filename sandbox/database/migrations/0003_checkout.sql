CREATE TABLE `addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`alias` text,
	`address` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `addresses_customer` ON `addresses` (`customerId`);--> statement-breakpoint
CREATE TABLE `mailed_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`customerId` integer NOT NULL,
	`expiresAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`sentAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`orderId` integer NOT NULL,
	`method` text,
	`state` text DEFAULT 'cart' NOT NULL,
	`gatewayToken` text,
	`decided` text,
	`bankCode` text,
	`bankMessage` text,
	FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_gatewayToken_unique` ON `payments` (`gatewayToken`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`orderId`);--> statement-breakpoint
ALTER TABLE `orders` ADD `shippingMethod` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `pickupPoint` text;--> statement-breakpoint
ALTER TABLE `variants` ADD `weight` integer DEFAULT 0 NOT NULL;