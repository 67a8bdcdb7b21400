// Passkeys: asks the browser to make or use one, and sends what it answers with the form that asked.
// Without this file, or where the browser has none to offer, the page speaks of passwords alone.
"use strict";

(() => {
  if (window.chantierPasskeys) return;
  window.chantierPasskeys = true;

  // Browsers bind passkeys to a name, so there are none at a bare address.
  const bare = /^[0-9.]+$|^\[/.test(location.hostname);
  // Browsers that cannot hand over a key in a form that servers read have none for us.
  const able = window.isSecureContext && window.AuthenticatorAttestationResponse?.prototype.getPublicKey;
  if (!able || bare) return;

  const letters = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const bytes = (letters) =>
    Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

  async function question(ceremony) {
    const answer = await fetch(`/passkeys/question?for=${ceremony}`, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(`the server says ${answer.status}`);
    const asked = await answer.json();
    asked.challenge = bytes(asked.challenge);
    return asked;
  }

  async function create(form) {
    const asked = await question("create");
    const login = form.elements.login?.value.trim();
    if (login) asked.user.name = asked.user.displayName = login;
    asked.user.id = new TextEncoder().encode(asked.user.id);
    asked.excludeCredentials = asked.excludeCredentials.map((held) => ({ ...held, id: bytes(held.id) }));
    const { response } = await navigator.credentials.create({ publicKey: asked });
    return {
      client: letters(response.clientDataJSON),
      authenticator: letters(response.getAuthenticatorData()),
      algorithm: response.getPublicKeyAlgorithm(),
      key: letters(response.getPublicKey()),
    };
  }

  async function get() {
    const credential = await navigator.credentials.get({ publicKey: await question("get") });
    return {
      id: credential.id,
      client: letters(credential.response.clientDataJSON),
      authenticator: letters(credential.response.authenticatorData),
      signature: letters(credential.response.signature),
    };
  }

  function send(form, action, fields) {
    for (const [name, value] of Object.entries(fields)) {
      const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
      form.append(field);
    }
    form.action = action;
    form.submit();
  }

  async function ask(button) {
    const { form } = button;
    const { login, present } = form.elements;
    if ([login, present].some((field) => field && !field.reportValidity())) return;
    const [failed, twice] = ["failed", "twice"].map((why) => button.parentElement.querySelector(`[data-passkey-${why}]`));
    failed.hidden = twice.hidden = true;
    button.disabled = true;
    try {
      send(form, button.formAction, await (button.dataset.passkey === "create" ? create(form) : get()));
    } catch (error) {
      button.disabled = false;
      (error.name === "InvalidStateError" ? twice : failed).hidden = false;
      button.focus();
    }
  }

  for (const part of document.querySelectorAll("[data-passkeys]")) part.hidden = false;
  for (const part of document.querySelectorAll("[data-passkeys-absent]")) part.hidden = true;
  for (const button of document.querySelectorAll("[data-passkey]")) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      ask(button);
    });
  }
})();
