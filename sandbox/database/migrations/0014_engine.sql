CREATE TABLE `card_updates` (
	`token` text PRIMARY KEY NOT NULL,
	`subscriptionId` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`card` text,
	`returnPath` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `closures` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`closedAt` text NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `subscription_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscriptionId` integer NOT NULL,
	`kind` text NOT NULL,
	`happenedAt` text NOT NULL,
	`by` text DEFAULT 'shop' NOT NULL,
	`period` integer,
	`orderId` integer,
	`amount` integer,
	`text` text NOT NULL,
	FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `subscription_events_subscription` ON `subscription_events` (`subscriptionId`);--> statement-breakpoint
ALTER TABLE `orders` ADD `period` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `frozenAt` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `charges` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `nextChargeAt` text;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_period` ON `orders` (`subscriptionId`,`period`);--> statement-breakpoint
ALTER TABLE `payments` ADD `card` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `returnPath` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `originOrderId` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `period` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `frozen` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `frozenAt` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `remindedAt` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `cardRemindedAt` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `abortedAt` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `abortReason` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `abortMessage` text;--> statement-breakpoint
CREATE INDEX `subscriptions_origin` ON `subscriptions` (`originOrderId`);