DROP INDEX `subscription_items_subscription`;--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_items_line` ON `subscription_items` (`subscriptionId`,`variantCode`,`once`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `plannedShipmentDate` text;