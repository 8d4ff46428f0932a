#!/usr/bin/env node
import "./compensation-intelligence.js";
