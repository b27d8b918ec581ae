CREATE TABLE `measured_points` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dataset` text NOT NULL,
	`timestamp` integer NOT NULL,
	`sampleInterval` integer NOT NULL,
	`index1` text NOT NULL,
	`blobs` text NOT NULL,
	`doubles` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `measured_points_timestamp` ON `measured_points` (`dataset`,`timestamp`);