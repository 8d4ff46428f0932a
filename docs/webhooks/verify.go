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

// Event is the body of a delivery.
type Event struct {
	Event     string          `json:"event"`
	Timestamp time.Time       `json:"timestamp"`
	Data      json.RawMessage `json:"data"`
}

// Verify checks a delivery and returns its event. The signature is the header
// X-Service-Signature, and body is the raw request body. It returns an error
// unless the service sent exactly this body within the last five minutes.
func Verify(secret, signature string, body []byte, now time.Time) (*Event, error) {
	if secret == "" { // anybody can sign with it
		return nil, errors.New("the secret is empty")
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	given, err := hex.DecodeString(strings.TrimPrefix(signature, "sha256="))
	if err != nil || !hmac.Equal(given, mac.Sum(nil)) {
		return nil, errors.New("the signature does not match")
	}
	var event Event
	if err := json.Unmarshal(body, &event); err != nil {
		return nil, err
	}
	// The timestamp in the body, because only the body is signed.
	if now.Sub(event.Timestamp).Abs() > tolerance {
		return nil, errors.New("the timestamp is not within five minutes")
	}
	return &event, nil
}
