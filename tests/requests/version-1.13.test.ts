import { testAccount } from "./version-account-walk.ts";
import { speak } from "./version-walks.ts";

// What differs from 1.12: the addresses of login and reset.
speak("1.13");
testAccount("1.13");
