import { testAccount } from "./version-account-walk.ts";
import { speak, testCart, testOrder } from "./version-walks.ts";

speak("1.10");
testCart("1.10");
testOrder("1.10");
testAccount("1.10");
