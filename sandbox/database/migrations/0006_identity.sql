CREATE TABLE `identity_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`redirectUri` text NOT NULL,
	`challenge` text NOT NULL,
	`nonce` text,
	`scope` text NOT NULL,
	`email` text NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `identity_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kid` text NOT NULL,
	`privateKey` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_keys_kid_unique` ON `identity_keys` (`kid`);