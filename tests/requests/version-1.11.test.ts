import { speak, testAccount, testCart, testOrder } from "./version-walks.ts";

speak("1.11");
testCart("1.11");
testOrder("1.11");
testAccount("1.11");
