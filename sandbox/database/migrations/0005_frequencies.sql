CREATE TABLE `frequencies` (
	`days` integer PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`label` text NOT NULL,
	`description` text
);
--> statement-breakpoint
INSERT INTO `frequencies` (`days`, `position`, `label`) VALUES
	(21, 0, '3 semaines'),
	(31, 1, '1 mois'),
	(42, 2, '6 semaines'),
	(49, 3, '7 semaines'),
	(62, 4, '2 mois'),
	(70, 5, '10 semaines'),
	(77, 6, '11 semaines'),
	(93, 7, '3 mois'),
	(124, 8, '4 mois'),
	(155, 9, '5 mois');
