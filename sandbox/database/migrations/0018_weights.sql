DROP TABLE `animal_weights`;--> statement-breakpoint
CREATE TABLE `animal_weights` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`animalId` integer NOT NULL,
	`weight` integer NOT NULL,
	`measuredAt` text NOT NULL,
	FOREIGN KEY (`animalId`) REFERENCES `animals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `animal_weights_animal` ON `animal_weights` (`animalId`);
