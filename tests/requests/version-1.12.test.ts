import { testParcel } from "./version-account-walk.ts";
import { speak, testOrder } from "./version-walks.ts";

speak("1.12");
testOrder("1.12");
testParcel("1.12");
