CREATE TABLE `order_claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`orderId` integer NOT NULL,
	`reference` text NOT NULL,
	`kind` text NOT NULL,
	`items` text NOT NULL,
	`message` text NOT NULL,
	`fileName` text,
	`fileType` text,
	`fileKey` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_claims_reference_unique` ON `order_claims` (`reference`);--> statement-breakpoint
CREATE INDEX `order_claims_order` ON `order_claims` (`orderId`);