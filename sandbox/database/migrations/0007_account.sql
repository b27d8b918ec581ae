CREATE TABLE `animals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`type` text NOT NULL,
	`gender` text NOT NULL,
	`name` text NOT NULL,
	`breed` text,
	`birthday` text,
	`weight` integer,
	`sterilized` integer,
	`condition` integer,
	`activity` text,
	`feature` text,
	`feeds` text DEFAULT '[]' NOT NULL,
	`kibbleBrand` text,
	`oldKibbleBrand` text,
	`onlyThisBrand` integer DEFAULT false NOT NULL,
	`picture` text,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `animals_customer` ON `animals` (`customerId`);--> statement-breakpoint
CREATE TABLE `contract_terminations` (
	`reference` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`contractNumber` text NOT NULL,
	`date` text,
	`receivedAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deletion_requests` (
	`customerId` integer PRIMARY KEY NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sponsorships` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customerId` integer NOT NULL,
	`email` text NOT NULL,
	`state` text DEFAULT 'sent' NOT NULL,
	`reward` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sponsorships_friend` ON `sponsorships` (`customerId`,`email`);--> statement-breakpoint
CREATE TABLE `subscription_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscriptionId` integer NOT NULL,
	`variantCode` text NOT NULL,
	`quantity` integer NOT NULL,
	`once` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variantCode`) REFERENCES `variants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscription_items_subscription` ON `subscription_items` (`subscriptionId`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`customerId` integer NOT NULL,
	`state` text DEFAULT 'active' NOT NULL,
	`createdAt` text NOT NULL,
	`subscriptionInterval` integer NOT NULL,
	`nextShipmentDate` text,
	`shippedCount` integer DEFAULT 0 NOT NULL,
	`shippingAddress` text NOT NULL,
	`billingAddress` text NOT NULL,
	`shippingMethod` text NOT NULL,
	`pickupPoint` text,
	`paymentMethod` text NOT NULL,
	`card` text,
	`couponCodes` text DEFAULT '[]' NOT NULL,
	`pausedUntil` text,
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_number_unique` ON `subscriptions` (`number`);--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customerId`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`reference` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`orderNumber` text NOT NULL,
	`items` text,
	`receivedAt` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `customers` ADD `communicationLanguage` text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `subscriptionId` integer REFERENCES subscriptions(id);--> statement-breakpoint
ALTER TABLE `orders` ADD `shippedAt` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `deliveredAt` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `trackingCode` text;