CREATE TABLE `weighing_links` (
	`animalId` integer NOT NULL,
	`expires` integer NOT NULL,
	`weight` integer,
	`sentAt` text NOT NULL,
	PRIMARY KEY(`animalId`, `expires`),
	FOREIGN KEY (`animalId`) REFERENCES `animals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `weight_plans` (
	`animalId` integer PRIMARY KEY NOT NULL,
	`startWeight` integer NOT NULL,
	`targetWeight` integer NOT NULL,
	`startedAt` text NOT NULL,
	`nextWeighingAt` text NOT NULL,
	FOREIGN KEY (`animalId`) REFERENCES `animals`(`id`) ON UPDATE no action ON DELETE cascade
);
