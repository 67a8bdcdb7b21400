#!/bin/sh
exec ${PROG:-/work/main/target/debug/chantier} "$@" --metrics-address 127.0.0.1:9977
