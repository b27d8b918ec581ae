CREATE TABLE `former_emails` (
	`customerId` integer NOT NULL,
	`email` text NOT NULL,
	`heldUntil` text NOT NULL,
	PRIMARY KEY(`customerId`, `email`),
	FOREIGN KEY (`customerId`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
