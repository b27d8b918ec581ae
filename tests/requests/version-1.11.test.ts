import { testAccount } from "./version-account-walk.ts";
import { speak, testCart, testOrder } from "./version-walks.ts";

speak("1.11");
testCart("1.11");
testOrder("1.11");
testAccount("1.11");
