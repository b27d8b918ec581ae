ALTER TABLE `customers` ADD `sponsorCode` text;--> statement-breakpoint
CREATE UNIQUE INDEX `customers_sponsorCode_unique` ON `customers` (`sponsorCode`);--> statement-breakpoint
ALTER TABLE `sponsorships` ADD `friendId` integer REFERENCES customers(id) ON DELETE set null;