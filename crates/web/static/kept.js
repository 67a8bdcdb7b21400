// What this browser keeps for its reader. One that keeps nothing, or has no room, does everything else all the same.
"use strict";

const kept = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Then it is as if it had never been chosen.
    }
  },
};

