CREATE TABLE `lot_recalls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variantCode` text NOT NULL,
	`lots` text NOT NULL,
	`text` text NOT NULL,
	`publishedAt` text NOT NULL,
	FOREIGN KEY (`variantCode`) REFERENCES `variants`(`code`) ON UPDATE no action ON DELETE no action
);
