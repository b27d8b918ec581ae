import { testCartIn } from "./cart-run.ts";

testCartIn(2);
