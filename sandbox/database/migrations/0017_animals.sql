CREATE TABLE `animal_weights` (
	`animalId` integer NOT NULL,
	`measuredOn` text NOT NULL,
	`weight` integer NOT NULL,
	PRIMARY KEY(`animalId`, `measuredOn`),
	FOREIGN KEY (`animalId`) REFERENCES `animals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `animals` ADD `deletedAt` text;--> statement-breakpoint
ALTER TABLE `animals` ADD `deletionReason` text;