import { messageSource, type WebViewMessage } from "../../../shared/web-view/messages.ts";

interface Bridge {
  postMessage: (message: unknown) => void;
}

declare global {
  interface Window {
    /** React Native's, which takes text alone. */
    ReactNativeWebView?: Bridge;
    /** WKWebView's, for handlers that the application has registered. */
    webkit?: { messageHandlers?: { museau?: Bridge } };
    /** A JavaScript interface or a message listener of Android's WebView, which take text alone. */
    museau?: Bridge;
  }
}

export const messageEvent = "museau:message";

/** To every bridge there is, and as an event of the window for what an application injects. */
export function tellApplication(message: WebViewMessage): void {
  const told = { ...messageSource, ...message };
  const text = JSON.stringify(told);
  const { ReactNativeWebView: reactNative, webkit, museau } = window;
  const sends = [
    () => reactNative?.postMessage(text),
    () => webkit?.messageHandlers?.museau?.postMessage(told),
    () => museau?.postMessage(text),
    () => window.dispatchEvent(new CustomEvent(messageEvent, { detail: told })),
  ];
  for (const send of sends) {
    try {
      send();
    } catch (error) {
      // A bridge that is broken keeps no other from being told.
      reportError(error);
    }
  }
}
