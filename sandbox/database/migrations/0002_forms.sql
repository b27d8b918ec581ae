CREATE TABLE `bot_check_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`hostname` text NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contact_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`orderId` text,
	`productName` text,
	`fileName` text,
	`fileType` text,
	`fileSize` integer,
	`fileKey` text,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`createdAt` text NOT NULL
);
