import { testAccount } from "./version-account-walk.ts";
import { speak, testCart, testOrder } from "./version-walks.ts";

speak("2.0");
testCart("2.0");
testOrder("2.0");
testAccount("2.0");
