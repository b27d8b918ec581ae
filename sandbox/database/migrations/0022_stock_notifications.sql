CREATE TABLE `stock_notifications` (
	`variantCode` text NOT NULL,
	`email` text NOT NULL,
	`createdAt` text NOT NULL,
	PRIMARY KEY(`variantCode`, `email`)
);
