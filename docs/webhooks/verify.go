package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// Event is what a delivery tells of.
type Event struct {
	Event     string          `json:"event"`
	Timestamp time.Time       `json:"timestamp"`
	Data      json.RawMessage `json:"data"`
}

// Verify checks a delivery and reads its event. The signature is the header
// X-Service-Signature, the body the request's raw bytes. It fails unless the
// service sent exactly this, within the last five minutes.
func Verify(secret, signature string, body []byte, now time.Time) (*Event, error) {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	given, err := hex.DecodeString(strings.TrimPrefix(signature, "sha256="))
	if err != nil || !hmac.Equal(given, mac.Sum(nil)) {
		return nil, errors.New("the signature is not right")
	}
	var event Event
	if err := json.Unmarshal(body, &event); err != nil {
		return nil, err
	}
	// The time in the body, because the signature covers that one.
	if now.Sub(event.Timestamp).Abs() > tolerance {
		return nil, errors.New("the timestamp is too old")
	}
	return &event, nil
}
