import { testAccount } from "./version-account-walk.ts";
import { speak } from "./version-walks.ts";

speak("1.13");
testAccount("1.13");
