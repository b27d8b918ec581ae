CREATE TABLE `customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`firstName` text NOT NULL,
	`lastName` text NOT NULL,
	`gender` text DEFAULT 'u' NOT NULL,
	`birthday` text,
	`defaultAddress` text,
	`subscribedToNewsletter` integer DEFAULT false NOT NULL,
	`subscriber` integer DEFAULT false NOT NULL,
	`lastOrderDate` text,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_email_unique` ON `customers` (`email`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer NOT NULL,
	`collection` text NOT NULL,
	`key` text NOT NULL,
	`json` text NOT NULL,
	`updatedAt` text NOT NULL,
	PRIMARY KEY(`collection`, `key`)
);
--> statement-breakpoint
CREATE TABLE `faults` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`service` text NOT NULL,
	`mode` text NOT NULL,
	`delay` integer DEFAULT 0 NOT NULL,
	`status` integer DEFAULT 500 NOT NULL,
	`path` text DEFAULT '' NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`remaining` integer
);
--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`orderId` integer NOT NULL,
	`variantCode` text NOT NULL,
	`quantity` integer NOT NULL,
	`subscriptionInterval` integer DEFAULT 0 NOT NULL,
	`unitPrice` integer NOT NULL,
	`originalUnitPrice` integer NOT NULL,
	`sourceItemList` text,
	`upsell` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variantCode`) REFERENCES `variants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_items_variant` ON `order_items` (`orderId`,`variantCode`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tokenValue` text NOT NULL,
	`number` text,
	`state` text DEFAULT 'cart' NOT NULL,
	`checkoutState` text DEFAULT 'cart' NOT NULL,
	`paymentState` text DEFAULT 'cart' NOT NULL,
	`shippingState` text DEFAULT 'cart' NOT NULL,
	`currencyCode` text DEFAULT 'EUR' NOT NULL,
	`localeCode` text NOT NULL,
	`channelCode` text NOT NULL,
	`customerId` integer,
	`couponCode` text,
	`createdAt` text NOT NULL,
	`checkoutCompletedAt` text,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_tokenValue_unique` ON `orders` (`tokenValue`);--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`customerId`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`customerId` integer NOT NULL,
	`expiresAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`passwordHash` text NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_customerId_unique` ON `users` (`customerId`);--> statement-breakpoint
CREATE TABLE `variants` (
	`code` text PRIMARY KEY NOT NULL,
	`sku` text NOT NULL,
	`productName` text NOT NULL,
	`variantName` text NOT NULL,
	`price` integer NOT NULL,
	`subscriptionPrice` integer NOT NULL,
	`stock` integer NOT NULL,
	`sellable` integer DEFAULT true NOT NULL
);
