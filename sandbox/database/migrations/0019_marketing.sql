CREATE TABLE `marketing_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receivedAt` text NOT NULL,
	`purposes` text,
	`refusedBySignal` integer NOT NULL,
	`sender` text NOT NULL,
	`visitor` text NOT NULL,
	`locale` text NOT NULL,
	`body` text NOT NULL,
	`answered` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `marketing_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receivedAt` text NOT NULL,
	`purposes` text,
	`refusedBySignal` integer NOT NULL,
	`visitor` text NOT NULL,
	`campaign` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `marketing_reports_visitor` ON `marketing_reports` (`visitor`,`campaign`);--> statement-breakpoint
CREATE TABLE `tag_hits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receivedAt` text NOT NULL,
	`purposes` text,
	`refusedBySignal` integer NOT NULL,
	`tag` text NOT NULL,
	`hit` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `couponCode` text;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_couponCode_unique` ON `newsletter_subscriptions` (`couponCode`);