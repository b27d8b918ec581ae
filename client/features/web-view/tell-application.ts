import { applicationName } from "../../../shared/identity.ts";
import { messageSource, type WebViewMessage } from "../../../shared/web-view/messages.ts";

interface Bridge {
  postMessage: (message: unknown) => void;
}

declare global {
  interface Window {
    /** React Native's bridge, which accepts only text. */
    ReactNativeWebView?: Bridge;
    webkit?: { messageHandlers?: Record<string, Bridge | undefined> };
    /** Bridge of Android's WebView, which accepts only text. */
    [applicationName]?: Bridge;
  }
}

export const messageEvent = `${applicationName}:message`;

export function tellApplication(message: WebViewMessage): void {
  const told = { ...messageSource, ...message };
  const text = JSON.stringify(told);
  const { ReactNativeWebView: reactNative, webkit } = window;
  const sends = [
    () => reactNative?.postMessage(text),
    () => webkit?.messageHandlers?.[applicationName]?.postMessage(told),
    () => window[applicationName]?.postMessage(text),
    () => window.dispatchEvent(new CustomEvent(messageEvent, { detail: told })),
  ];
  for (const send of sends) {
    try {
      send();
    } catch (error) {
      // A broken bridge must not stop the others.
      reportError(error);
    }
  }
}
