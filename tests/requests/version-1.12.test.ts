import { testParcel } from "./version-account-walk.ts";
import { speak, testOrder } from "./version-walks.ts";

// What differs from 1.11: the addresses of carriers and payment methods.
speak("1.12");
testOrder("1.12");
testParcel("1.12");
