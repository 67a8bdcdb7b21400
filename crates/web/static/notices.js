// Notices on this device: asks the browser whether it may show them, and sends the address by which it can be told.
// Without this file, or where the browser cannot, the page says so, and a webhook does.
"use strict";

(() => {
  const form = document.querySelector("[data-push]");
  if (!form || !window.isSecureContext || !("PushManager" in window) || !("Notification" in window)) return;

  const letters = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const [absent, denied, failed] = ["absent", "denied", "failed"].map((why) => form.querySelector(`[data-push-${why}]`));
  const button = form.querySelector("button");

  async function subscribe() {
    await navigator.serviceWorker.register("/worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: form.dataset.push };
    try {
      return await pushManager.subscribe(options);
    } catch (error) {
      // The site had another key once: a browser is told by one key only.
      const before = await pushManager.getSubscription();
      if (!before) throw error;
      await before.unsubscribe();
      return pushManager.subscribe(options);
    }
  }

  async function ask() {
    denied.hidden = failed.hidden = true;
    button.disabled = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        denied.hidden = false;
        return;
      }
      const subscription = await subscribe();
      const fields = {
        endpoint: subscription.endpoint,
        key: letters(subscription.getKey("p256dh")),
        auth: letters(subscription.getKey("auth")),
      };
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      }
      form.submit();
    } catch {
      failed.hidden = false;
    } finally {
      button.disabled = false;
      if (!denied.hidden || !failed.hidden) button.focus();
    }
  }

  // Whoever stops here takes back the leave they gave this browser; the form goes its way in any case.
  document.querySelector("[data-push-this] form")?.addEventListener("submit", async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    (await registration?.pushManager.getSubscription())?.unsubscribe();
  });

  absent.hidden = true;
  button.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
})();
