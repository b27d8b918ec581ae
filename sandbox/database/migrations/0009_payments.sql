ALTER TABLE `payments` ADD `amount` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `completedAt` text;