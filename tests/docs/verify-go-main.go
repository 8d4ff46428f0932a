package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"time"
)

// Reads cases as JSON from the standard input and writes a verdict for each.
func main() {
	var cases []struct {
		Secret, Signature, Body string
		Now                     int64
	}
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil {
		panic(err)
	}
	verdicts := []string{}
	for _, c := range cases {
		body, _ := base64.StdEncoding.DecodeString(c.Body)
		event, err := Verify(c.Secret, c.Signature, body, time.UnixMilli(c.Now))
		if err != nil {
			verdicts = append(verdicts, err.Error())
		} else {
			verdicts = append(verdicts, "accepted "+event.Event)
		}
	}
	out, _ := json.Marshal(verdicts)
	fmt.Println(string(out))
}
